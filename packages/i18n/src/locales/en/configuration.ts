/** Words of the page that stands where a build with a bad configuration would be. */
export const configuration = {
  title: 'Plenum is not configured',
  text: 'This build cannot start. Whoever builds it sets these variables and builds it again; no data is touched.',
  missing: 'Missing',
  invalid: 'Not valid',
  expected: {
    VITE_API_URL: 'Where the server is: an address, or / for the one this page came from.',
    VITE_API_MOCKING: 'Either true or false, or not set at all.',
    VITE_APP_URL: 'The address of this application, such as https://plenum.example.com.',
    VITE_MOCK_API_PORT: 'A port number, such as 8000.',
  },
} as const
