import { ALL_PERMISSIONS } from '@plenum/domain/permission'
import type { CurrentUser } from '@plenum/domain/session'

/** Somebody for the stories. */
export const storyUser: CurrentUser = {
  id: '018f0000-0000-7000-8000-000000000001',
  email: 'ada@example.org',
  name: 'Ada',
  surname: 'Byron',
  full_name: 'Ada Byron',
  phone_number: null,
  company: { id: '018f0000-0000-7000-8000-000000000002', name: 'Analytical Engines' },
  team: { id: '018f0000-0000-7000-8000-000000000003', name: 'Operations' },
  avatar: null,
  is_administrator: false,
  permissions: ALL_PERMISSIONS,
  may_approve: false,
  version: 1,
}
