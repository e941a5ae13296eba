import type { Connect, Plugin } from 'vite'
import { type PublicPage, type PublicPageName, publicPages } from '#domain/routes/publicPages.ts'
import type { Config } from '#domain/app/config.ts'
import { renderPublicPageModule, publicScripts, storedCodeScript } from '#tools/prerender/publicScripts.ts'
import type { RenderPublicPage } from '#tools/prerender/renderPublicPage.tsx'

const nameAt = (path: string): PublicPageName | undefined => {
  const plain = path.replace(/(?<=.)\/+$/, '')
  const pages = Object.entries(publicPages) as [PublicPageName, PublicPage][]
  return pages.find(
    ([, page]) => page.path === plain || (page.serves === 'below' && plain.startsWith(`${page.path}/`)),
  )?.[0]
}

/** Renders the public pages for each visit during development. The browser loads the renderer too, for its styles. */
export const devPublicPagesPlugin = (settings: Config): Plugin => ({
  name: 'public-pages',
  apply: 'serve',
  configureServer(server) {
    const documentAt = async (path: string, name: PublicPageName): Promise<string> => {
      const script = publicScripts[name]
      const assets = {
        styles: [],
        icon: '/ui/favicon.svg',
        script: script && `/${script}`,
        preloads: [],
        storedCodeScript: name === 'referral' ? undefined : `/${storedCodeScript}`,
      }
      const { renderPublicPage } = (await server.ssrLoadModule(`/${renderPublicPageModule}`)) as {
        renderPublicPage: RenderPublicPage
      }
      const html = renderPublicPage(name, settings, assets).replace(
        '</head>',
        `<script type="module" src="/${renderPublicPageModule}"></script></head>`,
      )
      return server.transformIndexHtml(path, html)
    }
    const handleRequest: Connect.NextHandleFunction = async (request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname
      const name = nameAt(path)
      if (name === undefined) return next()
      try {
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(await documentAt(path, name))
      } catch (error) {
        next(error)
      }
    }
    // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- it passes errors to next()
    server.middlewares.use(handleRequest)
  },
})
