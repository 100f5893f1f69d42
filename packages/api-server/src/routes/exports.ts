import { Hono } from 'hono'
import { AssetExport } from '@plenum/domain/asset-export'
import { answers } from '../answers.ts'
import { IDS_LIMIT } from '../body.ts'
import type { Env } from '../context.ts'
import { assetDownload } from '../export/asset-download.ts'
import { answerDownload, MEDIA_TYPES } from '../export/download.ts'
import type { Turns } from '../export/turns.ts'
import { may } from '../gate.ts'
import { valid } from '../valid.ts'

/** What people take away of lists as files. */
export const exports = (turns: Turns) =>
  new Hono<Env>().post(
    '/assets/',
    may('assets', 'onlyRead'),
    answers({
      summary: 'Take assets away as a file, in the order and columns asked for',
      type: [MEDIA_TYPES.xlsx, MEDIA_TYPES.csv],
    }),
    valid('json', AssetExport, IDS_LIMIT),
    (c) => answerDownload(c, assetDownload(c.var, turns, c.req.valid('json'))),
  )
