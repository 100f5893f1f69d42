import { panda } from '@plenum/ui/postcss'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  // each story answers for itself
  define: { SERVER_IN_PAGE: 'false' },
  plugins: [react()],
  css: { postcss: { plugins: [panda('everything')] } },
  optimizeDeps: {
    // named through the imports of the application's own package, where the search for them does not follow
    include: [
      '@plenum/web > @tanstack/react-form',
      '@plenum/web > @tanstack/react-query',
      '@plenum/web > @tanstack/react-router',
      '@plenum/web > @tanstack/react-table',
      '@plenum/web > fflate',
      '@plenum/web > papaparse',
      '@plenum/web > read-excel-file/universal',
      '@plenum/web > uplot',
      '@plenum/web > valibot',
      '@plenum/web > @plenum/api-client > ky',
    ],
    // found before the first story runs: what is found later reloads the page under a running test
    entries: [
      '.storybook/preview.tsx',
      'screens/*.stories.tsx',
      '../../packages/ui/src/**/*.stories.tsx',
      '../../apps/web/src/**/*.stories.tsx',
    ],
  },
})
