import { Suspense, useSyncExternalStore } from 'react'
import { currentPath } from './browser/navigate.ts'
import { usePageTitle } from './browser/page-title.ts'
import { ErrorBoundary } from './errors/error-boundary.tsx'
import { ErrorScreen } from './errors/error-screen.tsx'
import { lazyPage } from './errors/lazy-page.tsx'
import { OutdatedBanner } from './errors/outdated-banner.tsx'
import { GAME_ENTRIES } from './games/index.ts'
import { I18nProvider, textIn, useShellI18n } from './i18n/shell.tsx'
import { StartPage } from './pages/start/start-page.tsx'
import { parseRoute, type Route } from './route.ts'
import { PrintDefs } from './ui/print/print-defs.tsx'

const RoomPage = lazyPage(() => import('./pages/room/room-page.tsx'))
const ReplayPage = lazyPage(() => import('./pages/replay/replay-page.tsx'))
const HistoryPage = lazyPage(() => import('./pages/history/history-page.tsx'))
const TransferPage = lazyPage(() => import('./pages/invitation/transfer-page.tsx'))
const BigScreenPage = lazyPage(() => import('./pages/room/big-screen-page.tsx'))

const GAME_PAGES = Object.fromEntries(
  Object.entries(GAME_ENTRIES).map(([id, { pages }]) => [
    id,
    {
      play: lazyPage(pages.play),
      rules: lazyPage(pages.rules),
      cards: lazyPage(pages.cards),
      design: lazyPage(pages.design),
      moment: lazyPage(pages.moment),
      learn: lazyPage(pages.learn),
      lesson: lazyPage(pages.lesson),
    },
  ]),
)

export function App() {
  const path = useSyncExternalStore(currentPath.subscribe, currentPath.get)
  return (
    <I18nProvider>
      <PrintDefs />
      <OutdatedBanner />
      <ErrorBoundary key={path}>
        <Suspense>
          <Page path={path} />
        </Suspense>
      </ErrorBoundary>
    </I18nProvider>
  )
}

function Page({ path }: { readonly path: string }) {
  const route = parseRoute(path, Object.keys(GAME_ENTRIES))
  useRouteTitle(route)
  switch (route.page) {
    case 'start':
      return <StartPage />
    case 'room':
      return <RoomPage code={route.code} />
    case 'big-screen':
      return <BigScreenPage code={route.code} />
    case 'replay':
      return <ReplayPage origin={route.origin} />
    case 'history':
      return <HistoryPage />
    case 'moment':
    case 'lesson': {
      const NamedPage = GAME_PAGES[route.game][route.page]
      return <NamedPage name={route.name} />
    }
    case 'transfer':
      return <TransferPage token={route.token} />
    case 'not-found':
      return <ErrorScreen kind={route.page} />
    default: {
      const GamePage = GAME_PAGES[route.game][route.page]
      return <GamePage />
    }
  }
}

/** Rooms, replays, the history and error pages set their titles themselves. */
function useRouteTitle(route: Route): void {
  const { messages, language } = useShellI18n()
  const { againstBots, howToPlay, everyCard, design, lessons } = messages.start
  const titles = {
    play: againstBots,
    rules: howToPlay,
    cards: everyCard,
    design,
    moment: design,
    learn: lessons,
    lesson: lessons,
  }
  usePageTitle(
    ...('game' in route ? [titles[route.page], textIn(GAME_ENTRIES[route.game].name, language)] : []),
  )
}
