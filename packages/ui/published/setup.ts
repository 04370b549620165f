import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { install, type Products } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    products: Products;
  }
}

let products: Products;

/** Packs the kit and installs it into both examples, once for all tests. */
export async function setup(project: TestProject) {
  products = await install();
  project.provide('products', products);
}

/** Removes the products. */
export function teardown() {
  rmSync(products.root, { recursive: true, force: true });
}
