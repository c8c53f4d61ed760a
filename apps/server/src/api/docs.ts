import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { CallGuards } from '../http/call-guards.ts'

const text = { type: 'string' } as const
/** Every failed call has this body, whatever its status. */
const failedReply = {
  description: 'The call failed; message, detail and error hold the same text, in the language of the caller.',
  type: 'object',
  required: ['success', 'message', 'detail', 'error', 'error_type'],
  properties: {
    success: { type: 'boolean', const: false },
    message: text,
    detail: text,
    error: text,
    error_type: { ...text, description: 'Name of the error, for programs.' },
    field: { ...text, description: 'The field to mend, for invalid_field.' },
    template_name: { ...text, description: 'The template, for template_restriction.' },
  },
}

/** The description of the calls, made from their schemas. Must come before the calls. */
export async function registerDescription(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Relâmpago',
        version,
        description: 'Themes and product links become narrated, captioned vertical videos.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        },
      },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route)
      const ofCall = schema?.['response'] ?? { 200: { description: 'A file.' } }
      return { schema: { ...schema, response: { ...ofCall, '4XX': failedReply, '5XX': failedReply } }, url }
    },
  })
}

/** The description for people, at /docs. */
export async function registerDocs(app: FastifyInstance, guards: CallGuards): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: { permission: 'anyone', limit: 'asset' } }
      route.onRequest = [guards.limit('asset'), ...(route.onRequest === undefined ? [] : [route.onRequest].flat())]
    })
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  })
}
