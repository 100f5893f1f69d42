// Runs before the first paint, so that the page never shows in the wrong theme first.
;(() => {
  let theme = 'light'
  try {
    theme = localStorage.getItem('theme') ?? theme
  } catch {
    // a browser may refuse storage altogether
  }
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
