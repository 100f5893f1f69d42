// Runs before the first paint, so that the page never shows in the wrong theme or density first.
;(() => {
  let theme = 'light'
  let density = 'regular'
  try {
    theme = localStorage.getItem('theme') ?? theme
    density = localStorage.getItem('density') ?? density
  } catch {
    // a browser may refuse storage altogether
  }
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  document.documentElement.dataset.density = density
})()
