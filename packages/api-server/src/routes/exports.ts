import { Hono } from 'hono'
import { AssetExport } from '@plenum/domain/asset-export'
import { LIST_AREAS, ListExport } from '@plenum/domain/list-export'
import { may as reaches } from '@plenum/domain/permission'
import { RuleExport, WorkExport } from '@plenum/domain/work-export'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import { IDS_LIMIT } from '../body.ts'
import type { Env } from '../context.ts'
import { assetDownload } from '../export/asset-download.ts'
import { answerDownload, MEDIA_TYPES } from '../export/download.ts'
import { listDownload } from '../export/list-download.ts'
import type { Turns } from '../export/turns.ts'
import { ruleDownload, workDownload } from '../export/work-download.ts'
import { may, self } from '../gate.ts'
import { valid } from '../valid.ts'

const type = [MEDIA_TYPES.xlsx, MEDIA_TYPES.csv]

/** What people take away of lists as files. */
export const exports = (turns: Turns) =>
  new Hono<Env>()
    .post(
      '/assets/',
      may('assets', 'onlyRead'),
      answers({ summary: 'Take assets away as a file, in the order and columns asked for', type }),
      valid('json', AssetExport, IDS_LIMIT),
      (c) => answerDownload(c, assetDownload(c.var, turns, c.req.valid('json'))),
    )
    .post(
      '/requests/',
      may('projects', 'onlyRead'),
      answers({ summary: 'Take requests away as a file, in the order and columns asked for', type }),
      valid('json', WorkExport),
      (c) => answerDownload(c, workDownload(c.var, turns, c.req.valid('json'))),
    )
    .post(
      '/maintenance-rules/',
      may('projects', 'onlyRead'),
      answers({ summary: 'Take maintenance rules away as a file', type }),
      valid('json', RuleExport),
      (c) => answerDownload(c, ruleDownload(c.var, turns, c.req.valid('json'))),
    )
    .post(
      '/lists/',
      self(),
      answers({ summary: 'Take a short list away as a file', type }),
      valid('json', ListExport),
      (c) => {
        const asked = c.req.valid('json')
        // Who may see a list may take it away.
        if (!reaches(c.var.session.user.permissions, LIST_AREAS[asked.list], 'onlyRead'))
          throw refusal(403, 'permission_denied')
        return answerDownload(c, listDownload(c.var, turns, asked))
      },
    )
