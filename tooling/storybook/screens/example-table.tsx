import { link } from '@plenum/ui/recipes'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '@plenum/ui/checkbox'
import * as Table from '@plenum/ui/data-table'
import { Hidden } from '@plenum/ui/hidden'
import { IconButton } from '@plenum/ui/icon-button'
import { Place } from '@plenum/ui/place'
import type { StatusTone } from '@plenum/ui/status-chip'
import { StatusChip } from '@plenum/ui/status-chip'

interface ExampleAsset {
  id: string
  name: string
  code: string
  tone: StatusTone
  status: string
  model: string
  serial: string
  place: readonly string[]
  power: string
}

const rows: readonly ExampleAsset[] = [
  {
    id: '1',
    name: 'Leaf switch 04',
    code: 'MAD1-SW-0042',
    tone: 'active',
    status: 'Active',
    model: 'Juniper QFX5120-48Y',
    serial: 'XH3721490112',
    place: ['MAD1', 'DH2', 'B', 'R04', 'U42'],
    power: '310',
  },
  {
    id: '2',
    name: 'Leaf switch 05',
    code: 'MAD1-SW-0043',
    tone: 'standby',
    status: 'Standby',
    model: 'Juniper QFX5120-48Y',
    serial: 'XH3721490113',
    place: ['MAD1', 'DH2', 'B', 'R05', 'U42'],
    power: '305',
  },
  {
    id: '3',
    name: 'Billing database primary',
    code: 'MAD1-SRV-0211',
    tone: 'active',
    status: 'Active',
    model: 'Dell PowerEdge R760',
    serial: '7FQ2K14',
    place: ['MAD1', 'DH2', 'B', 'R04', 'U12'],
    power: '1,120',
  },
  {
    id: '4',
    name: 'Billing database replica',
    code: 'MAD1-SRV-0212',
    tone: 'maintenance',
    status: 'Maintenance',
    model: 'Dell PowerEdge R760',
    serial: '7FQ2K15',
    place: ['MAD1', 'DH2', 'B', 'R05', 'U12'],
    power: '1,090',
  },
  {
    id: '5',
    name: 'Hypervisor 17',
    code: 'MAD1-SRV-0317',
    tone: 'installation',
    status: 'Installation',
    model: 'HPE ProLiant DL380 Gen11',
    serial: 'CZ22410K8M',
    place: ['MAD1', 'DH1', 'A', 'R11', 'U20'],
    power: '860',
  },
  {
    id: '6',
    name: 'Hypervisor 18',
    code: 'MAD1-SRV-0318',
    tone: 'received',
    status: 'Received',
    model: 'HPE ProLiant DL380 Gen11',
    serial: 'CZ22410K8N',
    place: ['MAD1', 'Store'],
    power: '860',
  },
  {
    id: '7',
    name: 'Core router west',
    code: 'BCN1-RT-0003',
    tone: 'faulty',
    status: 'Faulty',
    model: 'Cisco ASR 9903',
    serial: 'FOX2718P0QX',
    place: ['BCN1', 'DH1', 'A', 'R01', 'U38'],
    power: '1,640',
  },
  {
    id: '8',
    name: 'Backup library',
    code: 'BCN1-STO-0009',
    tone: 'repair',
    status: 'In repair',
    model: 'IBM TS4300',
    serial: '78B1244',
    place: ['BCN1', 'DH1', 'C', 'R09', 'U05'],
    power: '420',
  },
  {
    id: '9',
    name: 'GPU node 01',
    code: 'LIS1-SRV-0101',
    tone: 'planning',
    status: 'Planning',
    model: 'Supermicro SYS-421GE',
    serial: '',
    place: ['LIS1', 'DH3', 'D', 'R02', 'U10'],
    power: '6,200',
  },
  {
    id: '10',
    name: 'Old mail gateway',
    code: 'BCN1-SRV-0044',
    tone: 'out_of_service',
    status: 'Out of service',
    model: 'Fujitsu RX2530 M4',
    serial: 'YLNS004410',
    place: ['BCN1', 'DH1', 'C', 'R07', 'U31'],
    power: '0',
  },
  {
    id: '11',
    name: 'Analytics staging host with a rather long name',
    code: 'LIS1-SRV-0087',
    tone: 'decommissioning',
    status: 'Decommissioning',
    model: 'Dell PowerEdge R640',
    serial: '4XW8T43',
    place: ['LIS1', 'DH1', 'A', 'R03', 'U22'],
    power: '540',
  },
  {
    id: '12',
    name: 'PDU A, rack R04',
    code: 'MAD1-PDU-0081',
    tone: 'active',
    status: 'Active',
    model: 'Raritan PX3-5902',
    serial: 'QNT7A00319',
    place: ['MAD1', 'DH2', 'B', 'R04'],
    power: '18',
  },
]

const COLUMNS = '40px minmax(14rem, 2fr) 9rem 10rem minmax(11rem, 1.4fr) 9rem minmax(12rem, 1.2fr) 6rem 44px'

const TITLES = ['Code', 'Status', 'Model', 'Serial number', 'Place'] as const

/** Twelve assets, every status among them. */
export function ExampleTable({ onOpen }: { onOpen: (id: string) => void }) {
  const [sort, setSort] = useState<Table.SortDirection>('ascending')
  return (
    <Table.Frame>
      <Table.Grid label="Assets" columns={COLUMNS} rowCount={rows.length + 1}>
        <Table.Head>
          <Table.HeadCell kind="action" pinned>
            <Checkbox aria-label="Select all" indeterminate />
          </Table.HeadCell>
          <Table.HeadCell
            pinned
            pinOffset="40px"
            sort={{
              direction: sort,
              onSort: () => setSort(sort === 'ascending' ? 'descending' : 'ascending'),
            }}
          >
            Name
          </Table.HeadCell>
          {TITLES.map((title) => (
            <Table.HeadCell key={title} sort={{ direction: 'none', onSort: () => undefined }}>
              {title}
            </Table.HeadCell>
          ))}
          <Table.HeadCell kind="number">Power (W)</Table.HeadCell>
          <Table.HeadCell kind="action">
            <Hidden>Actions</Hidden>
          </Table.HeadCell>
        </Table.Head>
        <Table.Body>
          {rows.map((asset, index) => (
            <ExampleRow key={asset.id} asset={asset} index={index} onOpen={onOpen} />
          ))}
        </Table.Body>
      </Table.Grid>
      <Table.Note>All 12 assets are shown</Table.Note>
    </Table.Frame>
  )
}

interface ExampleRowProps {
  asset: ExampleAsset
  index: number
  onOpen: (id: string) => void
}

function ExampleRow({ asset, index, onOpen }: ExampleRowProps) {
  return (
    <Table.Row rowIndex={index + 2} selected={index === 2 || index === 3} cursor={index === 4} openable>
      <Table.Cell kind="action" pinned>
        <Checkbox aria-label={asset.name} defaultChecked={index === 2 || index === 3} />
      </Table.Cell>
      <Table.Cell pinned pinOffset="40px" weight="strong" title={asset.name}>
        <button type="button" className={link({ tone: 'quiet' })} onClick={() => onOpen(asset.id)}>
          {asset.name}
        </button>
      </Table.Cell>
      <Table.Cell kind="code">{asset.code}</Table.Cell>
      <Table.Cell>
        <StatusChip tone={asset.tone} label={asset.status} />
      </Table.Cell>
      <Table.Cell>{asset.model}</Table.Cell>
      <Table.Cell kind="code" weight="muted">
        {asset.serial}
      </Table.Cell>
      <Table.Cell weight="muted">
        <Place parts={asset.place.map((name) => ({ id: name, name }))} />
      </Table.Cell>
      <Table.Cell kind="number">{asset.power}</Table.Cell>
      <Table.Cell kind="action">
        <IconButton label={`Actions for ${asset.name}`} size="compact">
          <Ellipsis />
        </IconButton>
      </Table.Cell>
    </Table.Row>
  )
}
