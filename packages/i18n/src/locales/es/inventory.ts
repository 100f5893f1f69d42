import { filters } from './filters.ts'
import { views } from './views.ts'

/** Words of the inventory's filters and views, loaded where they are needed. */
export const inventory = { filters, views }
