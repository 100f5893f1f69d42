import { files } from './files.ts'
import { notifications } from './notifications.ts'
import { support } from './support.ts'
import { tickets } from './tickets.ts'

/** Words of the feedback, its tickets and files, and of what people are told of, loaded where they are needed. */
export const feedback = { files, notifications, support, tickets }
