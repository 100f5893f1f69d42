import { alert } from './alert.recipe.ts'
import { avatar } from './avatar.recipe.ts'
import { badge } from './badge.recipe.ts'
import { banner } from './banner.recipe.ts'
import { button } from './button.recipe.ts'
import { card } from './card.recipe.ts'
import { checkbox } from './checkbox.recipe.ts'
import { dataTable } from './data-table.recipe.ts'
import { definitionList } from './definition-list.recipe.ts'
import { dialog } from './dialog.recipe.ts'
import { drawer } from './drawer.recipe.ts'
import { field } from './field.recipe.ts'
import { fileDrop } from './file-drop.recipe.ts'
import { form } from './form.recipe.ts'
import { hidden } from './hidden.recipe.ts'
import { kbd } from './kbd.recipe.ts'
import { link } from './link.recipe.ts'
import { logo } from './logo.recipe.ts'
import { menu } from './menu.recipe.ts'
import { notice } from './notice.recipe.ts'
import { page } from './page.recipe.ts'
import { passwordInput } from './password-input.recipe.ts'
import { place } from './place.recipe.ts'
import { priorityBars } from './priority-bars.recipe.ts'
import { processGlyph } from './process-glyph.recipe.ts'
import { progress } from './progress.recipe.ts'
import { rackElevation } from './rack-elevation.recipe.ts'
import { searchInput } from './search-input.recipe.ts'
import { segment } from './segment.recipe.ts'
import { select } from './select.recipe.ts'
import { sheet } from './sheet.recipe.ts'
import { shell } from './shell.recipe.ts'
import { sidebar } from './sidebar.recipe.ts'
import { skeleton } from './skeleton.recipe.ts'
import { skipLink } from './skip-link.recipe.ts'
import { spinner } from './spinner.recipe.ts'
import { splash } from './splash.recipe.ts'
import { statusChip } from './status-chip.recipe.ts'
import { steps } from './steps.recipe.ts'
import { tabs } from './tabs.recipe.ts'
import { textInput } from './text-input.recipe.ts'
import { toast } from './toaster.recipe.ts'
import { tooltip } from './tooltip.recipe.ts'
import { treeGraph } from './tree-graph.recipe.ts'

/** One recipe a part. */
export const recipes = {
  avatar,
  badge,
  button,
  card,
  hidden,
  kbd,
  link,
  processGlyph,
  skeleton,
  skipLink,
  spinner,
  textInput,
}

/** One recipe a part that has slots. */
export const slotRecipes = {
  alert,
  banner,
  checkbox,
  dataTable,
  definitionList,
  dialog,
  drawer,
  field,
  fileDrop,
  form,
  logo,
  menu,
  notice,
  page,
  passwordInput,
  place,
  priorityBars,
  progress,
  rackElevation,
  searchInput,
  segment,
  select,
  sheet,
  shell,
  sidebar,
  splash,
  statusChip,
  steps,
  tabs,
  toast,
  tooltip,
  treeGraph,
}
