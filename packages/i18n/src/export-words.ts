import { createInstance, type i18n } from 'i18next'
import { DEFAULT_LANGUAGE, LANGUAGES } from './language.ts'
import { attributes as attributesEn } from './locales/en/attributes.ts'
import { catalogue as catalogueEn } from './locales/en/catalogue.ts'
import { fields as fieldsEn } from './locales/en/fields.ts'
import { list_files as listFilesEn } from './locales/en/list-files.ts'
import { nomenclature as nomenclatureEn } from './locales/en/nomenclature.ts'
import { people as peopleEn } from './locales/en/people.ts'
import { report_files as reportFilesEn } from './locales/en/report-files.ts'
import { maintenance as maintenanceEn } from './locales/en/maintenance.ts'
import { records as recordsEn } from './locales/en/records.ts'
import { reports as reportsEn } from './locales/en/reports.ts'
import { sheet as sheetEn } from './locales/en/sheet.ts'
import { tags as tagsEn } from './locales/en/tags.ts'
import { work_files as workFilesEn } from './locales/en/work-files.ts'
import { work as workEn } from './locales/en/work.ts'
import { attributes as attributesEs } from './locales/es/attributes.ts'
import { catalogue as catalogueEs } from './locales/es/catalogue.ts'
import { fields as fieldsEs } from './locales/es/fields.ts'
import { list_files as listFilesEs } from './locales/es/list-files.ts'
import { nomenclature as nomenclatureEs } from './locales/es/nomenclature.ts'
import { people as peopleEs } from './locales/es/people.ts'
import { report_files as reportFilesEs } from './locales/es/report-files.ts'
import { maintenance as maintenanceEs } from './locales/es/maintenance.ts'
import { records as recordsEs } from './locales/es/records.ts'
import { reports as reportsEs } from './locales/es/reports.ts'
import { sheet as sheetEs } from './locales/es/sheet.ts'
import { tags as tagsEs } from './locales/es/tags.ts'
import { work_files as workFilesEs } from './locales/es/work-files.ts'
import { work as workEs } from './locales/es/work.ts'
export type {} from './words.ts'

/** The words of files that a host makes: names of fields, and of what they can hold. */
export const exportWords: i18n = createInstance({
  resources: {
    en: {
      attributes: attributesEn,
      catalogue: catalogueEn,
      fields: fieldsEn,
      list_files: listFilesEn,
      nomenclature: nomenclatureEn,
      people: peopleEn,
      tags: tagsEn,
      records: recordsEn,
      reports: reportsEn,
      report_files: reportFilesEn,
      sheet: sheetEn,
      work: workEn,
      work_files: workFilesEn,
      maintenance: maintenanceEn,
    },
    es: {
      attributes: attributesEs,
      catalogue: catalogueEs,
      fields: fieldsEs,
      list_files: listFilesEs,
      nomenclature: nomenclatureEs,
      people: peopleEs,
      tags: tagsEs,
      records: recordsEs,
      reports: reportsEs,
      report_files: reportFilesEs,
      sheet: sheetEs,
      work: workEs,
      work_files: workFilesEs,
      maintenance: maintenanceEs,
    },
  },
  ns: [
    'attributes',
    'catalogue',
    'fields',
    'list_files',
    'nomenclature',
    'people',
    'tags',
    'records',
    'reports',
    'report_files',
    'sheet',
    'work',
    'work_files',
    'maintenance',
  ],
  defaultNS: 'sheet',
  supportedLngs: LANGUAGES,
  fallbackLng: DEFAULT_LANGUAGE,
  interpolation: { escapeValue: false },
  initAsync: false,
})
void exportWords.init()
