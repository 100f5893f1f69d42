import { registerHooks, type ResolveFnOutput } from 'node:module'

/**
 * Finds each module of a package once. Node parses a package's package.json again for every import that names the
 * package, and copies it for every module inside; where that file is very large this takes half of a server's start.
 */
export const resolveOnce = (name: string) => {
  const found = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve: (specifier, context, next) => {
      const { parentURL } = context
      if (specifier.startsWith('.') && parentURL?.includes(`/${name}/`)) {
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      }
      if (specifier !== name && !specifier.startsWith(`${name}/`)) return next(specifier, context)
      const known = found.get(specifier) ?? next(specifier, context)
      found.set(specifier, known)
      return { ...known, shortCircuit: true }
    },
  })
}
