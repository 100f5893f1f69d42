/** Languages the product speaks; the first is the default and the fallback. */
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = LANGUAGES[0]

export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text)

/** The language of an Accept-Language header, by quality; null where the product speaks none of it. */
export function wantedLanguage(acceptLanguage: string | null | undefined): Language | null {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=')
      return { language: tag.toLowerCase().split('-')[0] ?? '', quality: quality ? Number(quality) : 1 }
    })
    .toSorted((one, other) => other.quality - one.quality)
  return wanted.map(({ language }) => language).find(isLanguage) ?? null
}

/** The language to answer an Accept-Language header in: the default where none of it is spoken. */
export const languageOf = (acceptLanguage: string | null | undefined): Language =>
  wantedLanguage(acceptLanguage) ?? DEFAULT_LANGUAGE
