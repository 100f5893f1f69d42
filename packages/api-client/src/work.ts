import { HistoryPage, type HistoryQuery } from '@plenum/domain/history'
import {
  WorkCheck,
  WorkPage,
  WorkRequest,
  type WorkQuery,
  type WorkRequestInput,
  type WorkRequestPatch,
} from '@plenum/domain/work-request'
import { WorkImpact, type WorkImpactInput } from '@plenum/domain/work-impact'
import type { WorkExecution, WorkStep } from '@plenum/domain/work-item'
import {
  WorkTemplate,
  WorkTemplatePage,
  type WorkTemplateInput,
  type WorkTemplatePatch,
} from '@plenum/domain/work-template'
import type { WorkAct } from '@plenum/domain/work-act'
import { WorkCounts } from '@plenum/domain/work-counts'
import { WorkMetrics } from '@plenum/domain/work-metrics'
import { create } from './create.ts'
import { changing, type Version } from './headers.ts'
import type { Http } from './http.ts'

type WorkFilters = Omit<WorkQuery, 'limit' | 'cursor' | 'ordering'>

/** Requests to move, add, change, swap and remove, and maintenance. */
export const workApi = (http: Http) => ({
  list: (query: WorkQuery = {}, signal?: AbortSignal) =>
    http.call('get', 'api/work/', WorkPage, { query, signal }),
  counts: (query: WorkFilters = {}, signal?: AbortSignal) =>
    http.call('get', 'api/work/counts/', WorkCounts, { query, signal }),
  get: (id: string, signal?: AbortSignal) => http.call('get', `api/work/${id}/`, WorkRequest, { signal }),
  history: (id: string, query: HistoryQuery = {}, signal?: AbortSignal) =>
    http.call('get', `api/work/${id}/history/`, HistoryPage, { query, signal }),
  metrics: (id: string, signal?: AbortSignal) =>
    http.call('get', `api/work/${id}/metrics/`, WorkMetrics, { signal }),
  create: (input: WorkRequestInput) => create(http, 'api/work/', WorkRequest, input),
  /** Changes the version of `request` that was seen; a newer one is refused with 412 and `current`. */
  update: (request: Version, patch: WorkRequestPatch) =>
    http.call('patch', `api/work/${request.id}/`, WorkRequest, { json: patch, headers: changing(request) }),
  /** Deletes a draft. */
  delete: (request: Version) =>
    http.send('delete', `api/work/${request.id}/`, { headers: changing(request) }),
  /** Takes it to another stage. */
  act: (request: Version, act: WorkAct) =>
    http.call('post', `api/work/${request.id}/act/`, WorkRequest, { json: act, headers: changing(request) }),
  /** What is against it, as it is or as it is being written. */
  check: (id: string, signal?: AbortSignal) =>
    http.call('post', `api/work/${id}/check/`, WorkCheck, { signal }),
  checkInput: (input: WorkRequestInput, signal?: AbortSignal) =>
    http.call('post', 'api/work/check/', WorkCheck, { json: input, signal }),
  /** What is lost while assets and places are down. */
  impact: (input: WorkImpactInput, signal?: AbortSignal) =>
    http.call('post', 'api/work/impact/', WorkImpact, { json: input, signal }),
  /** Executes one item: the inventory changes with it. */
  execute: (request: Version, itemId: string, execution: WorkExecution) =>
    http.call('post', `api/work/${request.id}/items/${itemId}/execute/`, WorkRequest, {
      json: execution,
      headers: changing(request),
    }),
  /** Takes back what executing an item changed. */
  revert: (request: Version, itemId: string) =>
    http.call('post', `api/work/${request.id}/items/${itemId}/revert/`, WorkRequest, {
      headers: changing(request),
    }),
  /** Says that what was executed stays though the request is to be canceled. */
  accept: (request: Version, itemId: string) =>
    http.call('post', `api/work/${request.id}/items/${itemId}/accept/`, WorkRequest, {
      headers: changing(request),
    }),
  /** Says that a step of the procedure is done, or takes it back with `done: false`. */
  step: (request: Version, stepId: string, json: WorkStep) =>
    http.call('post', `api/work/${request.id}/steps/${stepId}/`, WorkRequest, {
      json,
      headers: changing(request),
    }),
  comment: (id: string, text: string) =>
    http.call('post', `api/work/${id}/comments/`, WorkRequest, { json: { text } }),
  addEvidence: (id: string, file_ids: string[]) =>
    http.call('post', `api/work/${id}/evidence/`, WorkRequest, { json: { file_ids } }),
  removeEvidence: (id: string, fileId: string) =>
    http.call('delete', `api/work/${id}/evidence/${fileId}/`, WorkRequest),
})

/** What requests of one sort begin with. */
export const workTemplateApi = (http: Http) => ({
  list: (signal?: AbortSignal) => http.call('get', 'api/work-templates/', WorkTemplatePage, { signal }),
  get: (id: string, signal?: AbortSignal) =>
    http.call('get', `api/work-templates/${id}/`, WorkTemplate, { signal }),
  create: (input: WorkTemplateInput) => create(http, 'api/work-templates/', WorkTemplate, input),
  update: (template: Version, patch: WorkTemplatePatch) =>
    http.call('patch', `api/work-templates/${template.id}/`, WorkTemplate, {
      json: patch,
      headers: changing(template),
    }),
  delete: (template: Version) =>
    http.send('delete', `api/work-templates/${template.id}/`, { headers: changing(template) }),
})
