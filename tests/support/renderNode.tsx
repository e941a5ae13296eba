import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'

/** The markup of a part of a page. */
export const renderNode = (node: ReactNode): string => renderToStaticMarkup(<Router ssrPath="/">{node}</Router>)
