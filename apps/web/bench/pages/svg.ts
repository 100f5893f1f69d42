// The same room as an SVG that moves by one transform: what is drawn without any thought.
import { exampleRoom } from '@plenum/ui/story-plan'
import { watchMount } from './mounted.ts'

const SVG = 'http://www.w3.org/2000/svg'
const asked = new URLSearchParams(location.search)
const { items, bounds } = exampleRoom(
  { rows: Number(asked.get('rows') ?? 10), racks: Number(asked.get('racks') ?? 12) },
  'power',
)
const fillOf = (fill: (typeof items)[number]['fill']) =>
  fill.by === 'level'
    ? { calm: '#4caf50', amber: '#ffc107', red: '#f44336', unknown: '#9e9e9e' }[fill.level]
    : '#fff'

watchMount('rect')
const svg = document.createElementNS(SVG, 'svg')
svg.setAttribute('width', '100%')
svg.setAttribute('height', '100%')
const group = document.createElementNS(SVG, 'g')
for (const { x, y, width, depth, fill } of items) {
  const rect = document.createElementNS(SVG, 'rect')
  const given = { x: x - width / 2, y: y - depth / 2, width, height: depth, fill: fillOf(fill) }
  for (const [name, value] of Object.entries(given)) rect.setAttribute(name, String(value))
  group.append(rect)
}
svg.append(group)
const root = document.getElementById('root')
root?.append(svg)

const view = { scale: Math.min(innerWidth / bounds.width, innerHeight / bounds.height), x: 0, y: 0 }
const draw = () =>
  group.setAttribute('transform', `matrix(${view.scale} 0 0 ${view.scale} ${view.x} ${view.y})`)
draw()
root?.addEventListener('wheel', ({ deltaY, clientX, clientY }) => {
  const by = Math.exp(-deltaY / 400)
  view.x = clientX - (clientX - view.x) * by
  view.y = clientY - (clientY - view.y) * by
  view.scale *= by
  draw()
})
