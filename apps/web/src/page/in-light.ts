/** Draws the page in the light theme, as paper is; answers how to draw it as it was. */
export function toLight(): () => void {
  const { dataset } = document.documentElement
  const { theme = 'light' } = dataset
  dataset.theme = 'light'
  return () => {
    dataset.theme = theme
  }
}
