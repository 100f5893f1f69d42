/** What a canvas shows, as a PNG at once: `toBlob` waits until the browser is idle, which a page behind others may never be. */
export async function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const answer = await fetch(canvas.toDataURL('image/png'))
  return answer.blob()
}
