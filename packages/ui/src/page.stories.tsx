import { link } from '@plenum/ui/recipes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './button.tsx'
import { Page } from './page.tsx'

const meta = {
  component: Page,
  args: { title: 'Hierarchy', children: 'Three data centres.' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithActions: Story = {
  args: {
    lead: 'Where everything stands, from the data centre to the rack.',
    actions: <Button tone="primary">Add a data centre</Button>,
    toolbar: <Button size="compact">All regions</Button>,
  },
}

export const WithTrail: Story = {
  args: {
    title: 'The elevation does not print',
    trail: (
      <>
        <a href="#tickets" className={link()}>
          Tickets
        </a>{' '}
        / #12
      </>
    ),
    lead: 'Improvement',
  },
}

export const LongSpanish: Story = {
  args: {
    title: 'Configuración de la jerarquía de todos los centros de datos de la empresa',
    actions: (
      <>
        <Button>Importar desde un archivo</Button>
        <Button tone="primary">Añadir un centro de datos</Button>
      </>
    ),
  },
}
