const RACK = 10

/** The address of a drawn picture of some size, for stories: a room with racks, whose sides can be told apart. */
export function examplePicture(width: number, height: number): string {
  const racks = Array.from({ length: RACK }, (_, index) => {
    const x = (index * width) / RACK
    return `<rect x="${x + 8}" y="${height * 0.2}" width="${width / RACK - 16}" height="${height * 0.6}" fill="hsl(${180 + index * 14} 30% ${30 + index * 3}%)"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#dfe7ea"/><rect y="80%" width="100%" height="20%" fill="#8fa3ab"/>${racks.join('')}<circle cx="50%" cy="50%" r="${height / 8}" fill="#e6b566"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
