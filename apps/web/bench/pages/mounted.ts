/** Marks when what is about to be rendered began, and the frame after it is in the page. */
export function watchMount(selector: string) {
  performance.mark('begun')
  const look = () => {
    if (document.querySelector(selector) === null) return requestAnimationFrame(look)
    return requestAnimationFrame(() => performance.mark('mounted'))
  }
  requestAnimationFrame(look)
}
