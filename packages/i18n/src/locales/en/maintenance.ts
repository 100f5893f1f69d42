/** Words of maintenance: when it is due, its procedures and what it takes down. */
export const maintenance = {
  title: 'Maintenance',
}
