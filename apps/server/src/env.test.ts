import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { Refusal } from './refusal.ts'

describe('the environment', () => {
  test('has a default for everything', () => {
    expect(readEnv({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: resolve('data'),
      REGISTRATION: 'open',
      SESSIONS: 'usual',
      TRUST_PROXY: 0,
      RATE_LIMITS: 1,
    })
  })

  test('takes what is set, and a blank as not set', () => {
    const env = readEnv({
      PORT: '0',
      HOST: ' ',
      PUBLIC_URL: 'https://plenum.example.com',
      DATA_DIR: '/var/lib/plenum',
      DATABASE_URL: 'postgres://plenum:secret@db/plenum',
      REGISTRATION: 'invite',
      SESSIONS: 'strict',
      SECRETS_FILE: '/run/secrets/plenum',
      TRUST_PROXY: '2',
      RATE_LIMITS: '10',
      SMTP_URL: 'smtps://plenum:secret@mail.example.com',
      MAIL_FROM: 'plenum@example.com',
      SOMETHING_ELSE: 'is none of our business',
    })
    expect(env).toEqual({
      PORT: 0,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://plenum.example.com',
      DATA_DIR: '/var/lib/plenum',
      DATABASE_URL: 'postgres://plenum:secret@db/plenum',
      REGISTRATION: 'invite',
      SESSIONS: 'strict',
      SECRETS_FILE: '/run/secrets/plenum',
      TRUST_PROXY: 2,
      RATE_LIMITS: 10,
      SMTP_URL: 'smtps://plenum:secret@mail.example.com',
      MAIL_FROM: 'plenum@example.com',
    })
  })

  test('names every wrong variable at once, with what was expected, and repeats no value', () => {
    const wrong = {
      PORT: '70000',
      HOST: 'not a host',
      PUBLIC_URL: 'https://plenum.example.com/app',
      DATABASE_URL: 'mysql://root:hunter2@db/plenum',
      REGISTRATION: 'maybe',
      TRUST_PROXY: 'yes',
      RATE_LIMITS: '0',
      SMTP_URL: 'http://hunter2@mail.example.com',
      MAIL_FROM: 'Plenum <hunter2@example.com>',
    }
    const attempt = () => readEnv(wrong)
    expect(attempt).toThrow(Refusal)
    for (const name of Object.keys(wrong)) expect(attempt).toThrow(`  ${name}: expected `)
    expect(attempt).toThrow('PORT: expected a whole number from 0 to 65535')
    expect(attempt).not.toThrow('hunter2')
  })
})
