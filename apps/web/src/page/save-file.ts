/** Hands something to the person as a file of the browser's downloads: text as CSV, anything else as it is. */
export function saveFile(name: string, content: string | Blob): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/csv;charset=utf-8' }) : content
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
