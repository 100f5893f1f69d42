import type { EnvError } from '#app/env.ts'

/** Shows what of the configuration is missing or wrong; nothing else of the application can run. */
export function showConfigurationError(root: HTMLElement, error: EnvError) {
  const words = document.createElement('pre')
  words.setAttribute('role', 'alert')
  words.textContent = error.message
  root.replaceChildren(words)
}
