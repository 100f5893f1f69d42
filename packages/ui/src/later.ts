/**
 * Parts that no first page shows. Their styles stand in `later.css`, which each of them imports, so that they come with
 * the first page that uses one of them.
 */
export const LATER = [
  'capacity-meter',
  'choice-matrix',
  'combobox',
  'count-badge',
  'date-picker',
  'definition-list',
  'file-drop',
  'file-list',
  'file-upload',
  'image-crop',
  'image-viewer',
  'news-list',
  'number-input',
  'pagination',
  'password-rules',
  'photo-grid',
  'popover',
  'radio-group',
  'sortable-list',
  'steps',
  'switch',
  'thread',
  'tree-view',
] as const
