export const FIELDS = ['name', 'code', 'hostname', 'location', 'status', 'brand', 'model', 'owner'] as const

const items = Array.from({ length: 50 }, (_, n) => ({
  id: String(n),
  name: `srv-${String(n).padStart(7, '0')}`,
  code: `AS-${(n * 7919).toString(36)}`,
  hostname: `h${n}.dc${n % 7}.local`,
  location: `DC${n % 7} / R${n} / U${n % 42}`,
  status: ['active', 'standby', 'repair'][n % 3],
  brand: `Brand ${n % 13}`,
  model: `M${n % 97}`,
  owner: `team-${n % 23}`,
}))

/** What the floor's calls are answered: fifty rows, and each of them. */
export const floorCalls = (): Record<string, object> => ({
  '/api/assets': { items },
  ...Object.fromEntries(items.map((item) => [`/api/assets/${item.id}`, item])),
})
