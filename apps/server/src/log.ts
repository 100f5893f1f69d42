/** Writes one line of JSON to the log stream. */
export const log = (event: string, facts: object) => {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level: 'info', event, ...facts })}\n`,
  )
}
