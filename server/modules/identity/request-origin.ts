import type { FastifyRequest } from 'fastify';
import { languageOfHeader } from '../../language/language.ts';
import { deviceName } from './device-name.ts';
import type { Origin } from './identity.usecases.ts';

/** Where a request came from: address, device and the language its browser asks for. */
export function originOf(request: FastifyRequest): Origin {
  return {
    ip: request.ip,
    device: deviceName(request.headers['user-agent']),
    language: languageOfHeader(request.headers['accept-language']),
  };
}
