// Fills an inventory of so many assets for what is measured elsewhere, and says who signs in there:
//   node bench/filled.ts 100000 folder
// It stands under its number in the folder; what was filled in before is left as it is.
import { argv } from 'node:process'
import { CREDENTIALS } from '../src/testing/inventory.ts'
import { openFilled } from './opened.ts'

const [, , count = '', folder = ''] = argv
const filled = await openFilled(Number(count), folder)
await filled.close()
console.log(JSON.stringify({ folder: filled.folder, ...CREDENTIALS }))
