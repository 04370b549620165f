export { Carousel, type CarouselProps, type CarouselLabels } from './Carousel.tsx';
export type { Slide } from './slides.ts';
