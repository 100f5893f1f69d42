/** Words of the reports. */
export const reports = {
  title: 'Reports',
}
