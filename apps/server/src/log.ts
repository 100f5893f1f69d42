/** Writes one line of JSON to the log stream. A control character in it is escaped: one event stays one line. */
export const log = (event: string, facts: object) => {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level: 'info', event, ...facts })}\n`,
  )
}
