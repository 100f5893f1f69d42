/** Words of the dashboards. */
export const dashboards = {
  title: 'Dashboard',
}
