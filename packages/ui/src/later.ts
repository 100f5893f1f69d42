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
  'filter-chip',
  'image-crop',
  'image-viewer',
  'marked-text',
  'news-list',
  'number-input',
  'pagination',
  'password-rules',
  'photo-grid',
  'popover',
  'rack-elevation',
  'radio-group',
  'sortable-list',
  'steps',
  'switch',
  'tag-chip',
  'thread',
  'tree-graph',
  'tree-view',
] as const
