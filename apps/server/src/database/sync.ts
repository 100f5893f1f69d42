import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const syncPath = (path: string) => {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Makes the names inside a directory survive a power cut. */
export const syncDirectory = (path: string) => {
  // Windows opens no directories; its file systems journal names themselves.
  if (process.platform !== 'win32') syncPath(path)
}

/** Makes a whole tree, contents and names, survive a power cut. */
export const syncTree = (root: string) => {
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const path = join(root, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncDirectory(root)
}
