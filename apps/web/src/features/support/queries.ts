import { ticketApi } from '@plenum/api-client/tickets'
import { http } from '#app/api.ts'

export const tickets = ticketApi(http)
