import { lazy, Suspense, useSyncExternalStore } from 'react'
import { place } from './go.ts'
import { PrintDefs } from './look/card.tsx'
import { StartPage } from './pages/start.tsx'
import { Speech } from './words/index.tsx'

const PlayPage = lazy(() => import('./pages/play.tsx'))
const RoomPage = lazy(() => import('./pages/room.tsx'))
const DesignPage = lazy(() => import('./pages/design.tsx'))

export function App() {
  const path = useSyncExternalStore(place.subscribe, place.get)
  return (
    <Speech>
      <PrintDefs />
      <Suspense>
        <Page path={path} />
      </Suspense>
    </Speech>
  )
}

function Page({ path }: { readonly path: string }) {
  const [, first, second] = path.split('/')
  if (first === 'play') return <PlayPage />
  if (first === 'room' && second) return <RoomPage code={second} />
  return first === 'design' ? <DesignPage /> : <StartPage />
}
