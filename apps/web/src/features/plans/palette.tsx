import { ALIGNMENTS, DISTRIBUTIONS, type Alignment, type Distribution } from '@plenum/domain/plan-arrange'
import { useTranslation } from '@plenum/i18n/react'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack } from '@plenum/ui/patterns'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  BrickWall,
  Columns2,
  DoorOpen,
  Flame,
  MousePointer2,
  Redo2,
  RotateCw,
  Snowflake,
  Trash2,
  Type,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { TOOLS, type Tool } from './new-shape.ts'
import { keyOf, type PlanCommand } from './plan-keys.ts'

const TOOL_ICONS = {
  wall: BrickWall,
  column: Columns2,
  door: DoorOpen,
  cold: Snowflake,
  hot: Flame,
  label: Type,
} as const satisfies Record<Tool, LucideIcon>

const ALIGN_ICONS = {
  left: AlignStartVertical,
  centre: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
} as const satisfies Record<Alignment, LucideIcon>

const DISTRIBUTE_ICONS = {
  across: AlignHorizontalDistributeCenter,
  down: AlignVerticalDistributeCenter,
} as const satisfies Record<Distribution, LucideIcon>

interface PaletteProps {
  tool: Tool | null
  /** How many of what is selected can be moved. */
  movable: number
  canUndo: boolean
  canRedo: boolean
  onCommand: (command: PlanCommand) => void
}

/** What can be drawn, and what can be done with what is selected. */
export function Palette({ tool, movable, canUndo, canRedo, onCommand }: PaletteProps) {
  const { t } = useTranslation('plans')
  const press = (label: string, Icon: LucideIcon, command: PlanCommand, isOff = false) => (
    <IconButton key={label} label={label} aria-disabled={isOff} onClick={() => !isOff && onCommand(command)}>
      <Icon aria-hidden="true" />
    </IconButton>
  )
  return (
    <div className={hstack({ gap: '3', flexWrap: 'wrap', rowGap: '1' })}>
      <Group label={t(($) => $.tools)}>
        <IconButton
          label={t(($) => $.select)}
          aria-pressed={tool === null}
          tone={tool === null ? 'primary' : 'quiet'}
          onClick={() => onCommand({ does: 'leave' })}
        >
          <MousePointer2 aria-hidden="true" />
        </IconButton>
        {TOOLS.map((each) => {
          const Icon = TOOL_ICONS[each]
          return (
            <IconButton
              key={each}
              label={t(($) => $.shapes[each])}
              aria-pressed={tool === each}
              aria-keyshortcuts={keyOf(each)}
              tone={tool === each ? 'primary' : 'quiet'}
              onClick={() => onCommand({ does: 'draw', tool: each })}
            >
              <Icon aria-hidden="true" />
            </IconButton>
          )
        })}
      </Group>
      <Group label={t(($) => $.arrange)}>
        {press(
          t(($) => $.undo),
          Undo2,
          { does: 'undo' },
          !canUndo,
        )}
        {press(
          t(($) => $.redo),
          Redo2,
          { does: 'redo' },
          !canRedo,
        )}
        {press(
          t(($) => $.turn),
          RotateCw,
          { does: 'turn' },
          movable === 0,
        )}
        {press(
          t(($) => $.remove),
          Trash2,
          { does: 'remove' },
          movable === 0,
        )}
        {ALIGNMENTS.map((way) =>
          press(
            t(($) => $.align[way]),
            ALIGN_ICONS[way],
            { does: 'align', way },
            movable < 2,
          ),
        )}
        {DISTRIBUTIONS.map((way) =>
          press(
            t(($) => $.distribute[way]),
            DISTRIBUTE_ICONS[way],
            { does: 'distribute', way },
            movable < 3,
          ),
        )}
      </Group>
    </div>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={hstack({ gap: '0.5', flexWrap: 'wrap' })}>
      {children}
    </div>
  )
}
