/** What a request meets before it goes on. */
export const workCheck = {
  running: 'Checking whether everything fits…',
  failed: 'Whether everything fits could not be checked.',
  against: 'Something is against it',
  clashes_one: 'It meets another request',
  clashes_other: 'It meets {{count}} times with other requests',
  clash: {
    asset: '{{name}} is also part of',
    place: 'The same units of {{name}} are also wanted by',
    power: 'Things in {{name}} also lose power in',
    rack: '{{name}} is also worked on by',
    team: '{{name}} is also needed for',
  },
  nothing: 'Everything fits, and nobody else wants the same at the same time.',
} as const
