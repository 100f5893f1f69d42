import { defineSlotRecipe } from '@pandacss/dev'

/** What a page or a list says in place of content: nothing yet, or it failed. */
export const notice = defineSlotRecipe({
  className: 'notice',
  slots: ['root', 'icon', 'title', 'text', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      flex: '1',
      px: '6',
      py: '12',
      textAlign: 'center',
    },
    icon: {
      display: 'grid',
      placeContent: 'center',
      width: '10',
      height: '10',
      mb: '3',
      border: 'strong',
      borderRadius: 'card',
      color: 'text.muted',
      '& .lucide': { width: '5', height: '5' },
    },
    title: { textStyle: 'heading', maxWidth: 'prose' },
    text: { textStyle: 'body', color: 'text.muted', maxWidth: 'dialog', mt: '1', textWrap: 'pretty' },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2', mt: '4' },
  },
  variants: {
    tone: {
      quiet: {},
      error: { icon: { color: 'danger.graphic', borderColor: 'border.danger', bg: 'danger.subtle' } },
    },
  },
  defaultVariants: { tone: 'quiet' },
})
