import { alert } from './alert.recipe.ts'
import { avatar } from './avatar.recipe.ts'
import { badge } from './badge.recipe.ts'
import { banner } from './banner.recipe.ts'
import { board } from './board.recipe.ts'
import { button } from './button.recipe.ts'
import { capacityMeter } from './capacity-meter.recipe.ts'
import { card } from './card.recipe.ts'
import { checkbox } from './checkbox.recipe.ts'
import { choiceMatrix } from './choice-matrix.recipe.ts'
import { combobox } from './combobox.recipe.ts'
import { countBadge } from './count-badge.recipe.ts'
import { dataTable } from './data-table.recipe.ts'
import { datePicker } from './date-picker.recipe.ts'
import { daySlider } from './day-slider.recipe.ts'
import { definitionList } from './definition-list.recipe.ts'
import { dialog } from './dialog.recipe.ts'
import { drawer } from './drawer.recipe.ts'
import { eventCalendar } from './event-calendar.recipe.ts'
import { field } from './field.recipe.ts'
import { fileDrop } from './file-drop.recipe.ts'
import { fileList } from './file-list.recipe.ts'
import { fileUpload } from './file-upload.recipe.ts'
import { filterChip } from './filter-chip.recipe.ts'
import { floorPlan } from './floor-plan.recipe.ts'
import { floorPlanLegend } from './floor-plan-legend.recipe.ts'
import { form } from './form.recipe.ts'
import { hidden } from './hidden.recipe.ts'
import { imageCrop } from './image-crop.recipe.ts'
import { imageViewer } from './image-viewer.recipe.ts'
import { inOrder } from './in-order.recipe.ts'
import { kbd } from './kbd.recipe.ts'
import { link } from './link.recipe.ts'
import { logo } from './logo.recipe.ts'
import { markedText } from './marked-text.recipe.ts'
import { menu } from './menu.recipe.ts'
import { newsList } from './news-list.recipe.ts'
import { notice } from './notice.recipe.ts'
import { numberInput } from './number-input.recipe.ts'
import { page } from './page.recipe.ts'
import { pagination } from './pagination.recipe.ts'
import { passwordInput } from './password-input.recipe.ts'
import { passwordRules } from './password-rules.recipe.ts'
import { photoGrid } from './photo-grid.recipe.ts'
import { place } from './place.recipe.ts'
import { popover } from './popover.recipe.ts'
import { printSheet } from './print-sheet.recipe.ts'
import { priorityBars } from './priority-bars.recipe.ts'
import { processGlyph } from './process-glyph.recipe.ts'
import { progress } from './progress.recipe.ts'
import { rackElevation } from './rack-elevation.recipe.ts'
import { radioGroup } from './radio-group.recipe.ts'
import { searchInput } from './search-input.recipe.ts'
import { segment } from './segment.recipe.ts'
import { select } from './select.recipe.ts'
import { sheet } from './sheet.recipe.ts'
import { shell } from './shell.recipe.ts'
import { sidebar } from './sidebar.recipe.ts'
import { skeleton } from './skeleton.recipe.ts'
import { skipLink } from './skip-link.recipe.ts'
import { sortableList } from './sortable-list.recipe.ts'
import { spinner } from './spinner.recipe.ts'
import { splash } from './splash.recipe.ts'
import { statusChip } from './status-chip.recipe.ts'
import { steps } from './steps.recipe.ts'
import { switchRecipe } from './switch.recipe.ts'
import { tabs } from './tabs.recipe.ts'
import { tagChip } from './tag-chip.recipe.ts'
import { textInput } from './text-input.recipe.ts'
import { thread } from './thread.recipe.ts'
import { toast } from './toaster.recipe.ts'
import { tooltip } from './tooltip.recipe.ts'
import { treeGraph } from './tree-graph.recipe.ts'
import { treeView } from './tree-view.recipe.ts'

/** One recipe a part. */
export const recipes = {
  avatar,
  badge,
  button,
  card,
  countBadge,
  hidden,
  inOrder,
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
  board,
  capacityMeter,
  checkbox,
  choiceMatrix,
  combobox,
  dataTable,
  datePicker,
  daySlider,
  definitionList,
  dialog,
  drawer,
  eventCalendar,
  field,
  fileDrop,
  fileList,
  fileUpload,
  filterChip,
  floorPlan,
  floorPlanLegend,
  form,
  imageCrop,
  imageViewer,
  logo,
  markedText,
  menu,
  newsList,
  notice,
  numberInput,
  page,
  pagination,
  passwordInput,
  passwordRules,
  photoGrid,
  place,
  popover,
  printSheet,
  priorityBars,
  progress,
  rackElevation,
  radioGroup,
  searchInput,
  segment,
  select,
  sheet,
  shell,
  sidebar,
  sortableList,
  splash,
  statusChip,
  steps,
  switchRecipe,
  tabs,
  tagChip,
  thread,
  toast,
  tooltip,
  treeGraph,
  treeView,
}
