import { GraphQLClient } from 'graphql-request'
import { importJWK, jwtVerify } from 'jose'
import { createPortal, flushSync } from 'react-dom'
import { useToaster } from 'react-hot-toast/headless'
import { Router } from 'wouter'
import * as z from 'zod/mini'

/** What the console uses of its packages before a page answers, in addition to React and XState. */
export const packages = [
  GraphQLClient,
  importJWK,
  jwtVerify,
  createPortal,
  flushSync,
  useToaster,
  Router,
  z.object({
    text: z.string(),
    list: z.array(z.number()),
    none: z.nullable(z.literal('')),
    either: z.union([z.boolean()]),
  }),
]
