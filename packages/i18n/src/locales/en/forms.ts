/** Words of the forms that ask for work. */
export const forms = {
  title: 'Application forms',
}
