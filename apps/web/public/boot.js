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
  // A form that was drawn beforehand cannot be sent yet: whoever does so has it sent as soon as that can be.
  const noteSent = (isSending) => {
    if (isSending && document.querySelector('footer[inert]')) document.documentElement.dataset.sent = ''
  }
  addEventListener('click', ({ target }) =>
    noteSent(target instanceof Element && target.closest('[type=submit]') !== null),
  )
  addEventListener('keydown', ({ target, key }) =>
    noteSent(key === 'Enter' && target instanceof HTMLInputElement),
  )
  // An application that cannot be fetched says nothing by itself; one that runs does.
  const waiting = new AbortController()
  const { signal } = waiting
  const begun = () => {
    waiting.abort()
    for (const strip of document.querySelectorAll('[id^=unloaded-]')) strip.remove()
  }
  addEventListener('started', begun, { signal })
  const sayUnloaded = () => {
    const chosen = /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1] ?? navigator.language.slice(0, 2)
    const strip = document.getElementById(`unloaded-${chosen}`) ?? document.getElementById('unloaded-en')
    strip.hidden = false
    strip.querySelector('button').addEventListener('click', () => location.reload())
  }
  const isScript = ({ target }) => target instanceof HTMLScriptElement
  addEventListener('error', (event) => isScript(event) && sayUnloaded(), { capture: true, signal })
  for (const failed of ['vite:preloadError', 'unloaded']) addEventListener(failed, sayUnloaded, { signal })
})()
