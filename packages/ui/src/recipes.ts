import { alert } from './alert.recipe.ts'
import { button } from './button.recipe.ts'
import { card } from './card.recipe.ts'
import { checkbox } from './checkbox.recipe.ts'
import { dataTable } from './data-table.recipe.ts'
import { dialog } from './dialog.recipe.ts'
import { field } from './field.recipe.ts'
import { form } from './form.recipe.ts'
import { hidden } from './hidden.recipe.ts'
import { link } from './link.recipe.ts'
import { logo } from './logo.recipe.ts'
import { menu } from './menu.recipe.ts'
import { page } from './page.recipe.ts'
import { passwordInput } from './password-input.recipe.ts'
import { select } from './select.recipe.ts'
import { sheet } from './sheet.recipe.ts'
import { shell } from './shell.recipe.ts'
import { sidebar } from './sidebar.recipe.ts'
import { spinner } from './spinner.recipe.ts'
import { splash } from './splash.recipe.ts'
import { statusChip } from './status-chip.recipe.ts'
import { tabs } from './tabs.recipe.ts'
import { textInput } from './text-input.recipe.ts'
import { toast } from './toaster.recipe.ts'
import { tooltip } from './tooltip.recipe.ts'

/** One recipe a part. */
export const recipes = {
  button,
  card,
  hidden,
  link,
  spinner,
  textInput,
}

/** One recipe a part that has slots. */
export const slotRecipes = {
  alert,
  checkbox,
  dataTable,
  dialog,
  field,
  form,
  logo,
  menu,
  page,
  passwordInput,
  select,
  sheet,
  shell,
  sidebar,
  splash,
  statusChip,
  tabs,
  toast,
  tooltip,
}
