#!/usr/bin/env node
import { withNode } from '../../../scripts/with-node.mjs'

withNode('packages/cli/src/main.ts', process.argv.slice(2))
