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
      FILES_QUOTA_GB: 10,
      FILES_S3_REGION: 'us-east-1',
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
      LOG_REQUESTS: 'none',
      METRICS_PORT: '9464',
      METRICS_TOKEN: 'b'.repeat(32),
      FILES_QUOTA_GB: '250',
      SMTP_URL: 'smtps://plenum:secret@mail.example.com',
      MAIL_FROM: 'plenum@example.com',
      FILES_S3_URL: 'https://s3.example.com/bucket/prefix',
      FILES_S3_REGION: 'eu-west-1',
      FILES_S3_KEY: 'plenum',
      FILES_S3_SECRET: 'hunter2',
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
      LOG_REQUESTS: 'none',
      METRICS_PORT: 9464,
      METRICS_TOKEN: 'b'.repeat(32),
      FILES_QUOTA_GB: 250,
      SMTP_URL: 'smtps://plenum:secret@mail.example.com',
      MAIL_FROM: 'plenum@example.com',
      FILES_S3_URL: 'https://s3.example.com/bucket/prefix',
      FILES_S3_REGION: 'eu-west-1',
      FILES_S3_KEY: 'plenum',
      FILES_S3_SECRET: 'hunter2',
    })
  })

  test('takes a certificate only with its key, and for an https address', () => {
    const [cert, key] = [{ TLS_CERT_FILE: 'cert.pem' }, { TLS_KEY_FILE: '/etc/plenum/key.pem' }]
    expect(readEnv({ ...cert, ...key, PUBLIC_URL: 'https://plenum.example.com' })).toMatchObject({
      TLS_CERT_FILE: resolve('cert.pem'),
      TLS_KEY_FILE: '/etc/plenum/key.pem',
    })
    expect(() => readEnv(cert)).toThrow('TLS_KEY_FILE: expected to be set where TLS_CERT_FILE is')
    expect(() => readEnv(key)).toThrow('TLS_CERT_FILE: expected to be set where TLS_KEY_FILE is')
    expect(() => readEnv({ ...cert, ...key, PUBLIC_URL: 'http://plenum.example.com' })).toThrow(
      'PUBLIC_URL: expected an https address where TLS_CERT_FILE is set',
    )
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
      LOG_REQUESTS: 'hunter2',
      METRICS_PORT: 'hunter2',
      METRICS_TOKEN: 'hunter2',
      FILES_QUOTA_GB: '0',
      SMTP_URL: 'http://hunter2@mail.example.com',
      MAIL_FROM: 'Plenum <hunter2@example.com>',
      FILES_S3_URL: 'https://s3.example.com/?key=hunter2',
      FILES_S3_REGION: 'hunter2 or so',
      FILES_S3_KEY: 'hunter2 and more',
      FILES_S3_SECRET: 'hunter2 ñ',
    }
    const attempt = () => readEnv(wrong)
    expect(attempt).toThrow(Refusal)
    for (const name of Object.keys(wrong)) expect(attempt).toThrow(`  ${name}: expected `)
    expect(attempt).toThrow('PORT: expected a whole number from 0 to 65535')
    expect(attempt).not.toThrow('hunter2')
  })

  test.each([
    ['FILES_S3_URL', { FILES_S3_KEY: 'plenum', FILES_S3_SECRET: 'hunter2' }],
    ['FILES_S3_KEY', { FILES_S3_URL: 'https://s3.example.com/bucket', FILES_S3_SECRET: 'hunter2' }],
    ['FILES_S3_SECRET', { FILES_S3_URL: 'https://s3.example.com/bucket', FILES_S3_KEY: 'plenum' }],
    ['FILES_S3_URL', { FILES_S3_REGION: 'eu-west-1' }],
    ['FILES_S3_KEY', { FILES_S3_SECRET: 'hunter2', PORT: 'none' }],
  ])('asks for %s where it is missing', (name, variables) => {
    const attempt = () => readEnv(variables)
    expect(attempt).toThrow(`  ${name}: expected to be set where another FILES_S3_ variable is`)
    expect(attempt).not.toThrow('hunter2')
  })

  test.each([
    'https://s3.example.com',
    'https://plenum:hunter2@s3.example.com/bucket',
    'https://s3.example.com/bucket?x=1',
    'https://s3.example.com/bucket%2fother',
    'https://s3.example.com/100%/x',
    'https://s3.example.com/%ff/x',
    'https://s3.example.com//',
    'ftp://s3.example.com/bucket',
  ])('takes no %s for a bucket', (url) => {
    const attempt = () => readEnv({ FILES_S3_URL: url, FILES_S3_KEY: 'plenum', FILES_S3_SECRET: 'hunter2' })
    expect(attempt).toThrow('FILES_S3_URL: expected the address of a bucket')
    expect(attempt).not.toThrow('hunter2')
  })
})
