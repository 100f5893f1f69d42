import './style.css'
// as an application whose every page has a frame does, which comes before the page
import './header.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import i18n from 'i18next'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import en from 'virtual:words'
import { Login } from './login.tsx'

const rootRoute = createRootRoute({ component: Outlet, notFoundComponent: () => <h1>404</h1> })
const getParentRoute = () => rootRoute
const router = createRouter({
  routeTree: rootRoute.addChildren([
    createRoute({ getParentRoute, path: '/login', component: Login }),
    createRoute({
      getParentRoute,
      path: '/assets',
      component: lazyRouteComponent(() => import('./list.tsx'), 'List'),
    }),
    createRoute({
      getParentRoute,
      path: '/assets/$id',
      component: lazyRouteComponent(() => import('./detail.tsx'), 'Detail'),
    }),
  ]),
  defaultPreload: 'intent',
})
const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, refetchOnWindowFocus: false, retry: false } },
})

await i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  keySeparator: false,
  interpolation: { escapeValue: false },
})
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
