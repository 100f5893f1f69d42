// The landing page is whole without the application: that comes when nothing else is to do, or somebody is about to need it.
;(() => {
  const { application } = document.currentScript.dataset
  const begin = () => void import(application).catch(() => dispatchEvent(new Event('unloaded')))
  for (const sign of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
    addEventListener(sign, begin, { once: true, passive: true })
  addEventListener('load', () => {
    // a busy machine has no leisure at all
    if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: 2000 })
    else setTimeout(begin, 200)
  })
})()
